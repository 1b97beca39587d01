// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IBridgeEscrow} from "src/IBridgeEscrow.sol";
import {Order} from "src/OrderLib.sol";
import {PullPayments} from "src/PullPayments.sol";
import {Forwarder} from "src/forwarder/Forwarder.sol";
import {ForwarderFactory} from "src/forwarder/ForwarderFactory.sol";
import {ForwarderTerms} from "src/forwarder/ForwarderTerms.sol";
import {TestToken} from "src/test-tokens/TestToken.sol";
import {BridgeTest} from "./support/BridgeTest.sol";
import {Reentering, Rejecting} from "./support/Accounts.sol";
import {BlockingToken} from "./support/WeirdTokens.sol";

/// Deposit addresses: funds open the committed order, or go to the owner.
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
        ForwarderTerms memory terms = termsOf(tokenOrder());
        address place = factory.addressOf(terms);
        vm.assertEq(place.code.length, 0, "nothing yet");
        vm.expectEmit(true, true, true, true, address(factory));
        emit ForwarderFactory.ForwarderDeployed(place, owner);
        vm.assertEq(address(factory.deploy(terms)), place, "deployed there");
        bytes memory code = place.code;
        vm.assertEq(address(factory.deploy(terms)), place, "a second time");
        vm.assertEq(keccak256(place.code), keccak256(code), "unchanged");
        vm.assertEq(keccak256(abi.encode(Forwarder(payable(place)).terms())), keccak256(abi.encode(terms)), "terms");
    }

    /// Any changed term gives another address.
    function testFuzz_address_commitsEveryTerm(uint256 field, uint256 by) public view {
        ForwarderTerms memory terms = termsOf(tokenOrder());
        by = between(by, 1, 100);
        field = between(field, 0, 2);
        if (field == 0) terms.escrow = address(uint160(terms.escrow) + uint160(by));
        if (field == 1) terms.owner = address(uint160(terms.owner) + uint160(by));
        if (field == 2) terms.order = bytes32(uint256(terms.order) ^ by);
        vm.assertNotEq(bytes32(bytes20(factory.addressOf(terms))), bytes32(bytes20(placeOf(tokenOrder()))), "address");
    }

    function test_sweep_token_byAnyone() public {
        Order memory order = funded(tokenOrder());
        sweep(order, "");
        assertStatus(idOf(order), IBridgeEscrow.Status.Open);
        vm.assertEq(token.balanceOf(address(escrow)), 50e6, "escrow");
        vm.assertEq(token.allowance(placeOf(order), address(escrow)), 0, "no allowance is left");
        claimOne(opened(order));
    }

    function test_sweep_native_byAnyone() public {
        Order memory order = funded(nativeOrder());
        sweep(order, "");
        assertStatus(idOf(order), IBridgeEscrow.Status.Open);
        vm.assertEq(address(escrow).balance, 1 ether, "escrow");
    }

    function test_sweep_opensOnce_alsoAfterACancel() public {
        Order memory order = funded(nativeOrder());
        sweep(order, "");
        bytes memory refusal = abi.encodeWithSelector(IBridgeEscrow.OrderUsed.selector, idOf(order));
        vm.deal(placeOf(order), 1 ether);
        sweep(order, refusal);
        cancel(order);
        vm.assertEq(placeOf(order).balance, 2 ether, "given back");
        sweep(order, refusal);
    }

    /// The maker's offer key signs every one of these: only the committed order opens.
    function test_sweep_commitsEveryFieldOfTheOrder() public {
        Order memory order = funded(tokenOrder());
        ForwarderTerms memory terms = termsOf(order);
        for (uint256 field = 0; field < 17; ++field) {
            Order memory other = changed(order, field);
            bytes memory signature = offerFor(other, placeOf(order));
            vm.expectRevert(abi.encodeWithSelector(Forwarder.WrongOrder.selector, escrow.orderId(other)));
            factory.sweep(terms, other, signature);
        }
        vm.assertEq(token.balanceOf(placeOf(order)), 50e6, "untouched");
        sweep(order, "");
    }

    /// @dev Another depositor is another order, and so is any other change.
    function changed(Order memory order, uint256 field) private view returns (Order memory other) {
        other = abi.decode(abi.encode(order), (Order));
        if (field == 0) other.depositor = abi.encodePacked(placeOf(order));
        if (field == 1) other.maker = named("attacker");
        if (field == 2) other.inputToken = abi.encodePacked(NATIVE);
        if (field == 3) other.inputAmount -= 1;
        if (field == 4) other.outputToken = abi.encodePacked(named("worthless"));
        if (field == 5) other.outputAmount -= 1;
        if (field == 6) other.destinationGas += 1;
        if (field == 7) other.recipient = abi.encodePacked(named("attacker"));
        if (field == 8) other.memoHash = keccak256("another account of the exchange");
        if (field == 9) other.dstChainId += 1;
        if (field == 10) other.fillMode = 1;
        if (field == 11) other.channel += 1;
        if (field == 12) other.channelFee += 1;
        if (field == 13) other.openBy += 1;
        if (field == 14) other.fillDeadline -= 1;
        if (field == 15) other.refundAfter += 1;
        if (field == 16) other.nonce += 1;
    }

    function test_sweep_needsTheMakersSignature() public {
        Order memory order = funded(tokenOrder());
        ForwarderTerms memory terms = termsOf(order);
        bytes memory signature = signatureOf(key("attacker"), escrow.offerDigest(opened(order)));
        vm.expectRevert(IBridgeEscrow.BadOfferSignature.selector);
        factory.sweep(terms, order, signature);
    }

    function test_release_wasTooLate() public {
        Order memory order = funded(tokenOrder());
        release(order, address(token), abi.encodeWithSelector(Forwarder.ReleaseTooEarly.selector, order.openBy));
        vm.warp(order.openBy);
        release(order, address(token), abi.encodeWithSelector(Forwarder.ReleaseTooEarly.selector, order.openBy));
        vm.warp(order.openBy + 1);
        vm.expectEmit(true, true, true, true, placeOf(order));
        emit Forwarder.Withdrawn(address(token), owner, 50e6);
        release(order, address(token), "");
        vm.assertEq(token.balanceOf(owner), 50e6, "owner");
        sweep(order, abi.encodeWithSelector(IBridgeEscrow.OpenExpired.selector, order.openBy));
    }

    /// Also another token waits: it may be a second contract for the same balance.
    function test_release_wrongTokens() public {
        TestToken other = new TestToken("Other", "OTH", 18, address(this));
        Order memory order = funded(tokenOrder());
        other.mint(placeOf(order), 5);
        vm.deal(placeOf(order), 11);
        release(order, address(other), abi.encodeWithSelector(Forwarder.ReleaseTooEarly.selector, order.openBy));
        release(order, NATIVE, abi.encodeWithSelector(Forwarder.ReleaseTooEarly.selector, order.openBy));
        vm.warp(order.openBy + 1);
        release(order, address(other), "");
        release(order, NATIVE, "");
        vm.assertEq(other.balanceOf(owner), 5, "other token");
        vm.assertEq(owner.balance, 11, "native");
    }

    /// What is too much returns as soon as the order is open; what the escrow gives back, whenever it does.
    function test_release_restAndRefund() public {
        Order memory order = funded(tokenOrder());
        token.mint(placeOf(order), 7);
        sweep(order, "");
        release(order, address(token), "");
        vm.assertEq(token.balanceOf(owner), 7, "rest");
        vm.warp(uint256(order.refundAfter) + 1);
        escrow.refund(opened(order));
        release(order, address(token), "");
        vm.assertEq(token.balanceOf(owner), 50e6 + 7, "refund");
    }

    /// Another order would have other times, under which a stranger could empty the address early.
    function test_release_ofAnotherOrder() public {
        Order memory order = funded(tokenOrder());
        Order memory other = changed(order, 13);
        other.openBy = uint40(NOW - 1);
        ForwarderTerms memory terms = termsOf(order);
        vm.expectRevert(abi.encodeWithSelector(Forwarder.WrongOrder.selector, escrow.orderId(other)));
        factory.release(terms, other, address(token));
    }

    function test_release_toAnOwnerThatRefuses() public {
        owner = address(new Rejecting());
        Order memory order = funded(nativeOrder());
        vm.warp(order.openBy + 1);
        release(order, NATIVE, abi.encodeWithSignature("NativeTransferFailed(address)", owner));
        Forwarder forwarder = factory.deploy(termsOf(order));
        vm.prank(owner);
        forwarder.withdraw(NATIVE, sweeper, 1 ether);
        vm.assertEq(sweeper.balance, 1 ether, "elsewhere");
    }

    /// The owner is called in the middle, and cannot open or take anything twice.
    function test_release_reentrancy() public {
        Reentering again = new Reentering();
        owner = address(again);
        Order memory order = funded(tokenOrder());
        token.mint(placeOf(order), order.inputAmount);
        vm.deal(placeOf(order), 2 ether);
        bytes memory signature = offerFor(order, placeOf(order));
        sweep(order, "");
        again.arm(address(factory), abi.encodeCall(factory.sweep, (termsOf(order), order, signature)));
        release(order, NATIVE, "");
        vm.assertEq(owner.balance, 2 ether, "once");
        bytes memory refusal = abi.encodeWithSelector(IBridgeEscrow.OrderUsed.selector, idOf(order));
        vm.assertEq(keccak256(again.answer()), keccak256(refusal), "refused");
        vm.assertEq(token.balanceOf(placeOf(order)), order.inputAmount, "not opened again");
        again.arm(address(factory), abi.encodeCall(factory.release, (termsOf(order), order, NATIVE)));
        vm.deal(placeOf(order), 1 ether);
        release(order, NATIVE, "");
        vm.assertEq(owner.balance, 3 ether, "nothing twice");
    }

    function test_releaseOwed() public {
        Order memory order = funded(tokenOrder());
        sweep(order, "");
        address place = placeOf(order);
        BlockingToken(address(token)).setBlocked(place, true);
        cancel(order);
        vm.assertEq(escrow.owed(address(token), place), 50e6, "owed");
        Forwarder forwarder = forwarderOf(order);
        vm.prank(sweeper);
        forwarder.releaseOwed(address(token));
        vm.assertEq(token.balanceOf(owner), 50e6, "owner");
        vm.expectRevert(abi.encodeWithSelector(PullPayments.NotOwed.selector, address(token), place));
        forwarder.releaseOwed(address(token));
    }

    function test_withdraw_wrongTokensIncluded() public {
        TestToken other = new TestToken("Other", "OTH", 18, address(this));
        address place = placeOf(nativeOrder());
        other.mint(place, 5);
        token.mint(place, 7);
        vm.deal(place, 11);
        Forwarder forwarder = factory.deploy(termsOf(nativeOrder()));
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
        Order memory order = funded(tokenOrder());
        Forwarder forwarder = factory.deploy(termsOf(order));
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
        Order memory order = funded(tokenOrder());
        sweep(order, "");
        address place = placeOf(order);
        BlockingToken(address(token)).setBlocked(place, true);
        cancel(order);
        Forwarder forwarder = forwarderOf(order);
        bytes memory call = abi.encodeCall(escrow.withdrawOwed, (address(token), place, sweeper));
        vm.prank(owner);
        forwarder.execute(address(escrow), 0, call);
        vm.assertEq(token.balanceOf(sweeper), 50e6, "where the owner said");
    }

    function test_execute_sendsValueAndAnswers() public {
        vm.deal(placeOf(nativeOrder()), 3);
        Forwarder forwarder = factory.deploy(termsOf(nativeOrder()));
        vm.prank(owner);
        forwarder.execute(sweeper, 3, "");
        vm.assertEq(sweeper.balance, 3, "value");
        vm.prank(owner);
        bytes memory answer = forwarder.execute(address(token), 0, abi.encodeCall(token.decimals, ()));
        vm.assertEq(abi.decode(answer, (uint256)), 6, "answer");
    }

    function test_execute_passesARefusalOn() public {
        Forwarder forwarder = factory.deploy(termsOf(nativeOrder()));
        vm.prank(owner);
        vm.expectRevert(abi.encodeWithSelector(BlockingToken.Blocked.selector, sweeper));
        forwarder.execute(address(token), 0, abi.encodeCall(BlockingToken(address(token)).refuse, (sweeper)));
    }

    /// @dev Terms that commit to the order, whatever its depositor.
    function termsOf(Order memory order) private view returns (ForwarderTerms memory) {
        Order memory unnamed = abi.decode(abi.encode(order), (Order));
        unnamed.depositor = "";
        return ForwarderTerms(address(escrow), owner, escrow.orderId(unnamed));
    }

    function placeOf(Order memory order) private view returns (address) {
        return factory.addressOf(termsOf(order));
    }

    function forwarderOf(Order memory order) private view returns (Forwarder) {
        return Forwarder(payable(placeOf(order)));
    }

    /// @dev The order as the escrow has it: its depositor is the address.
    function opened(Order memory order) private view returns (Order memory named_) {
        named_ = abi.decode(abi.encode(order), (Order));
        named_.depositor = abi.encodePacked(placeOf(order));
    }

    function idOf(Order memory order) private view returns (bytes32) {
        return escrow.orderId(opened(order));
    }

    function offerFor(Order memory order, address place) private view returns (bytes memory) {
        Order memory signed = abi.decode(abi.encode(order), (Order));
        signed.depositor = abi.encodePacked(place);
        return offer(signed);
    }

    /// @dev Pays the address of the order as a user would, and leaves the depositor open.
    function funded(Order memory order) private returns (Order memory) {
        order.depositor = "";
        address place = placeOf(order);
        if (addressIn(order.inputToken) == NATIVE) vm.deal(place, order.inputAmount);
        else token.mint(place, order.inputAmount);
        return order;
    }

    function sweep(Order memory order, bytes memory refusal) private {
        ForwarderTerms memory terms = termsOf(order);
        bytes memory signature = offerFor(order, placeOf(order));
        if (refusal.length > 0) vm.expectRevert(refusal);
        vm.prank(sweeper);
        factory.sweep(terms, order, signature);
    }

    function cancel(Order memory order) private {
        Order memory full = opened(order);
        vm.prank(maker);
        escrow.cancel(full);
    }

    function release(Order memory order, address coin, bytes memory refusal) private {
        ForwarderTerms memory terms = termsOf(order);
        if (refusal.length > 0) vm.expectRevert(refusal);
        vm.prank(sweeper);
        factory.release(terms, order, coin);
    }
}
