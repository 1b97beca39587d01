// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IBridgeEscrow} from "src/IBridgeEscrow.sol";
import {Order} from "src/OrderLib.sol";
import {Forwarder} from "src/forwarder/Forwarder.sol";
import {ForwarderFactory} from "src/forwarder/ForwarderFactory.sol";
import {ForwarderTerms} from "src/forwarder/ForwarderTerms.sol";
import {TestToken} from "src/test-tokens/TestToken.sol";
import {BridgeTest} from "./support/BridgeTest.sol";
import {BlockingToken} from "./support/WeirdTokens.sol";

/// Deposit addresses: funds reach the committed recipient on the committed terms, or the owner.
contract ForwarderTest is BridgeTest {
    ForwarderFactory internal factory;
    address internal owner = named("owner");
    address internal sweeper = named("sweeper");

    function setUp() public override {
        super.setUp();
        factory = new ForwarderFactory();
    }

    function newToken() internal override returns (TestToken) {
        return new BlockingToken();
    }

    function test_address_isKnownBeforeAnythingIsThere() public {
        address place = factory.addressOf(tokenTerms());
        vm.assertEq(place.code.length, 0, "nothing yet");
        vm.expectEmit(true, true, true, true, address(factory));
        emit ForwarderFactory.ForwarderDeployed(place, owner);
        vm.assertEq(address(factory.deploy(tokenTerms())), place, "deployed there");
        bytes memory code = place.code;
        vm.assertEq(address(factory.deploy(tokenTerms())), place, "a second time");
        vm.assertEq(keccak256(place.code), keccak256(code), "unchanged");
        vm.assertEq(
            keccak256(abi.encode(Forwarder(payable(place)).terms())), keccak256(abi.encode(tokenTerms())), "terms"
        );
    }

    /// Any changed term gives another address.
    function testFuzz_address_commitsEveryTerm(uint256 field, uint256 by) public view {
        ForwarderTerms memory terms = tokenTerms();
        by = between(by, 1, 100);
        field = between(field, 0, 11);
        if (field == 0) terms.escrow = address(uint160(terms.escrow) + uint160(by));
        if (field == 1) terms.owner = address(uint160(terms.owner) + uint160(by));
        if (field == 2) terms.maker = address(uint160(terms.maker) + uint160(by));
        if (field == 3) terms.inputToken = address(uint160(terms.inputToken) + uint160(by));
        if (field == 4) terms.dstChainId += by;
        if (field == 5) terms.fillMode += uint8(by);
        if (field == 6) terms.outputToken = abi.encodePacked(by);
        if (field == 7) terms.recipient = abi.encodePacked(by);
        if (field == 8) terms.memoHash = bytes32(by);
        if (field == 9) terms.minRate += by;
        if (field == 10) terms.maxLock += by;
        if (field == 11) terms.salt = bytes32(by);
        vm.assertNotEq(
            bytes32(bytes20(factory.addressOf(terms))), bytes32(bytes20(factory.addressOf(tokenTerms()))), "address"
        );
    }

    function test_sweep_token_byAnyone() public {
        Order memory order = funded(tokenTerms(), tokenOrder());
        sweep(tokenTerms(), order, "");
        assertStatus(escrow.orderId(order), IBridgeEscrow.Status.Open);
        vm.assertEq(token.balanceOf(address(escrow)), 50e6, "escrow");
        vm.assertEq(token.allowance(factory.addressOf(tokenTerms()), address(escrow)), 0, "no allowance is left");
        claimOne(order);
    }

    function test_sweep_native_byAnyone() public {
        Order memory order = funded(nativeTerms(), nativeOrder());
        sweep(nativeTerms(), order, "");
        assertStatus(escrow.orderId(order), IBridgeEscrow.Status.Open);
        vm.assertEq(address(escrow).balance, 1 ether, "escrow");
    }

    /// A cancelled or refunded deposit returns to the same address, to be swept again or withdrawn.
    function test_sweep_again_afterACancel() public {
        Order memory order = funded(nativeTerms(), nativeOrder());
        sweep(nativeTerms(), order, "");
        vm.prank(maker);
        escrow.cancel(order);
        vm.assertEq(factory.addressOf(nativeTerms()).balance, 1 ether, "given back");
        order.nonce = 2;
        sweep(nativeTerms(), order, "");
        vm.warp(uint256(order.refundAfter) + 1);
        escrow.refund(order);
        Forwarder forwarder = forwarderOf(nativeTerms());
        vm.prank(owner);
        forwarder.withdraw(NATIVE, owner, 1 ether);
        vm.assertEq(owner.balance, 1 ether, "owner");
    }

    function test_sweep_WrongMaker() public {
        Order memory order = funded(tokenTerms(), tokenOrder());
        order.maker = named("attacker");
        bytes memory signature = signatureOf(key("attacker"), escrow.offerDigest(order));
        vm.expectRevert(abi.encodeWithSelector(Forwarder.WrongMaker.selector, order.maker));
        factory.sweep(tokenTerms(), order, signature);
    }

    function test_sweep_WrongRoute() public {
        Order memory order = funded(tokenTerms(), tokenOrder());
        bytes memory refusal = abi.encodePacked(Forwarder.WrongRoute.selector);
        order.dstChainId += 1;
        sweep(tokenTerms(), order, refusal);
        order = funded(tokenTerms(), tokenOrder());
        order.fillMode = 1;
        sweep(tokenTerms(), order, refusal);
        order = funded(tokenTerms(), tokenOrder());
        order.outputToken = abi.encodePacked(named("worthless"));
        sweep(tokenTerms(), order, refusal);
        order = funded(tokenTerms(), nativeOrder());
        order.outputToken = abi.encodePacked(token);
        sweep(tokenTerms(), order, refusal);
    }

    function test_sweep_WrongRecipient() public {
        Order memory order = funded(tokenTerms(), tokenOrder());
        bytes memory refusal = abi.encodePacked(Forwarder.WrongRecipient.selector);
        order.recipient = abi.encodePacked(named("attacker"));
        sweep(tokenTerms(), order, refusal);
        order = funded(tokenTerms(), tokenOrder());
        order.memoHash = keccak256("another account of the exchange");
        sweep(tokenTerms(), order, refusal);
    }

    /// The fee limit applies to any amount, also to tiny sweeps.
    function testFuzz_sweep_RateTooLow(uint256 amount, uint256 minRate) public {
        ForwarderTerms memory terms = tokenTerms();
        terms.minRate = between(minRate, 1, 2e18);
        Order memory order = tokenOrder();
        order.inputAmount = between(amount, 2, CAP);
        uint256 least = (order.inputAmount * terms.minRate + 1e18 - 1) / 1e18;
        order = funded(terms, order);
        order.outputAmount = least - 1;
        sweep(terms, order, abi.encodeWithSelector(Forwarder.RateTooLow.selector, least - 1, least));
        order.outputAmount = least;
        sweep(terms, order, "");
        assertStatus(escrow.orderId(order), IBridgeEscrow.Status.Open);
    }

    function test_sweep_LockTooLong() public {
        Order memory order = funded(tokenTerms(), tokenOrder());
        order.refundAfter = uint40(NOW + 1 days + 1);
        sweep(tokenTerms(), order, abi.encodeWithSelector(Forwarder.LockTooLong.selector, order.refundAfter));
        order.refundAfter -= 1;
        sweep(tokenTerms(), order, "");
    }

    function test_sweep_needsTheMakersSignature() public {
        Order memory order = funded(tokenTerms(), tokenOrder());
        bytes memory signature = signatureOf(key("attacker"), escrow.offerDigest(order));
        vm.expectRevert(IBridgeEscrow.BadOfferSignature.selector);
        factory.sweep(tokenTerms(), order, signature);
    }

    function test_sweep_forAnotherDepositor() public {
        Order memory order = funded(tokenTerms(), tokenOrder());
        order.depositor = abi.encodePacked(depositor);
        sweep(tokenTerms(), order, abi.encodePacked(IBridgeEscrow.NotDepositor.selector));
    }

    function test_withdraw_wrongTokensIncluded() public {
        TestToken other = new TestToken("Other", "OTH", 18, address(this));
        address place = factory.addressOf(nativeTerms());
        other.mint(place, 5);
        token.mint(place, 7);
        vm.deal(place, 11);
        Forwarder forwarder = factory.deploy(nativeTerms());
        vm.expectEmit(true, true, true, true, place);
        emit Forwarder.Withdrawn(address(other), owner, 5);
        vm.prank(owner);
        forwarder.withdraw(address(other), owner, 5);
        vm.prank(owner);
        forwarder.withdraw(address(token), sweeper, 7);
        vm.prank(owner);
        forwarder.withdraw(NATIVE, owner, 11);
        vm.assertEq(other.balanceOf(owner), 5, "other token");
        vm.assertEq(token.balanceOf(sweeper), 7, "where the owner said");
        vm.assertEq(owner.balance, 11, "native");
    }

    function test_NotOwner() public {
        funded(tokenTerms(), tokenOrder());
        Forwarder forwarder = factory.deploy(tokenTerms());
        address[4] memory others = [sweeper, maker, governor, address(factory)];
        for (uint256 i = 0; i < others.length; ++i) {
            vm.prank(others[i]);
            vm.expectRevert(Forwarder.NotOwner.selector);
            forwarder.withdraw(address(token), others[i], 1);
            vm.prank(others[i]);
            vm.expectRevert(Forwarder.NotOwner.selector);
            forwarder.execute(address(token), 0, "");
        }
    }

    /// The template itself has no terms, and so no owner.
    function test_implementation_obeysNoOne() public {
        Forwarder template = Forwarder(payable(factory.implementation()));
        vm.deal(address(template), 1);
        (bool ok,) = address(template).call(abi.encodeCall(Forwarder.withdraw, (NATIVE, owner, 1)));
        vm.assertEq(ok, false, "refused");
    }

    function test_execute_collectsWhatTheEscrowOwes() public {
        Order memory order = funded(tokenTerms(), tokenOrder());
        sweep(tokenTerms(), order, "");
        address place = factory.addressOf(tokenTerms());
        BlockingToken(address(token)).setBlocked(place, true);
        vm.prank(maker);
        escrow.cancel(order);
        vm.assertEq(escrow.owed(address(token), place), 50e6, "owed");
        Forwarder forwarder = forwarderOf(tokenTerms());
        bytes memory call = abi.encodeCall(escrow.withdrawOwed, (address(token), place, owner));
        vm.prank(owner);
        forwarder.execute(address(escrow), 0, call);
        vm.assertEq(token.balanceOf(owner), 50e6, "owner");
    }

    function test_execute_sendsValueAndAnswers() public {
        vm.deal(factory.addressOf(nativeTerms()), 3);
        Forwarder forwarder = factory.deploy(nativeTerms());
        vm.prank(owner);
        forwarder.execute(sweeper, 3, "");
        vm.assertEq(sweeper.balance, 3, "value");
        vm.prank(owner);
        bytes memory answer = forwarder.execute(address(token), 0, abi.encodeCall(token.decimals, ()));
        vm.assertEq(abi.decode(answer, (uint256)), 6, "answer");
    }

    function test_execute_passesARefusalOn() public {
        Forwarder forwarder = factory.deploy(nativeTerms());
        vm.prank(owner);
        vm.expectRevert(abi.encodeWithSelector(BlockingToken.Blocked.selector, sweeper));
        forwarder.execute(address(token), 0, abi.encodeCall(BlockingToken(address(token)).refuse, (sweeper)));
    }

    function tokenTerms() private view returns (ForwarderTerms memory terms) {
        Order memory order = tokenOrder();
        terms.escrow = address(escrow);
        terms.owner = owner;
        terms.maker = maker;
        terms.inputToken = address(token);
        terms.dstChainId = order.dstChainId;
        terms.outputToken = order.outputToken;
        terms.recipient = order.recipient;
        terms.minRate = 0.97e18;
        terms.maxLock = 1 days;
    }

    function nativeTerms() private view returns (ForwarderTerms memory terms) {
        terms = tokenTerms();
        terms.inputToken = NATIVE;
        terms.outputToken = nativeOrder().outputToken;
    }

    function forwarderOf(ForwarderTerms memory terms) private view returns (Forwarder) {
        return Forwarder(payable(factory.addressOf(terms)));
    }

    /// @dev Pays the address as a user would, and sets it as the order's depositor.
    function funded(ForwarderTerms memory terms, Order memory order) private returns (Order memory) {
        address place = factory.addressOf(terms);
        vm.deal(place, 1 ether);
        token.mint(place, order.inputAmount);
        order.depositor = abi.encodePacked(place);
        return order;
    }

    function sweep(ForwarderTerms memory terms, Order memory order, bytes memory refusal) private {
        bytes memory signature = offer(order);
        if (refusal.length > 0) vm.expectRevert(refusal);
        vm.prank(sweeper);
        factory.sweep(terms, order, signature);
    }
}
