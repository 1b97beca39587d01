// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Order} from "src/OrderLib.sol";
import {Authorizations} from "src/Authorizations.sol";
import {ForwarderFactory} from "src/forwarder/ForwarderFactory.sol";
import {ForwarderTerms} from "src/forwarder/ForwarderTerms.sol";
import {Rejecting} from "./support/Accounts.sol";
import {GaslessTest} from "./support/GaslessTest.sol";

/// Cost of each operation as a whole transaction: calldata and base cost included, refunds deducted. A test run
/// compares it with the committed figures.
/// forge-config: default.isolate = true
contract GasTest is GaslessTest {
    function setUp() public override {
        super.setUp();
        installPermit2();
        vm.prank(depositor);
        token.approve(PERMIT2, type(uint256).max);
        // First-time costs of a balance or a counter are paid here, once, not by the measured call.
        Order memory first = tokenOrder();
        first.channel = 7;
        first.channelFee = 1;
        first.nonce = 1_000;
        openOrder(first);
        claimOne(first);
        first = nativeOrder();
        first.nonce = 1_000;
        openOrder(first);
        claimOne(first);
        token.mint(recipient, 1);
        token.mint(address(escrow), 1);
        vm.deal(recipient, 1);
        vm.deal(address(escrow), address(escrow).balance + 1);
    }

    function test_gas_open() public {
        open(tokenOrder(), 0);
        record("open, token");
        open(nativeOrder(), 1 ether);
        record("open, native");
    }

    function test_gas_openFor() public {
        Order memory order = tokenOrder();
        Authorizations.TokenAuthorization memory auth = authorization(key("depositor"), order, escrow.orderId(order));
        bytes memory signature = offer(order);
        escrow.openForWithAuthorization(order, signature, auth);
        record("open for a depositor, ERC-3009");
        order.nonce = 2;
        Authorizations.Permit2Authorization memory permit =
            permit2Authorization(key("depositor"), order, escrow.orderId(order));
        signature = offer(order);
        escrow.openForWithPermit2(order, signature, permit);
        record("open for a depositor, Permit2");
    }

    function test_gas_sweep() public {
        ForwarderFactory factory = new ForwarderFactory();
        Order memory order = tokenOrder();
        ForwarderTerms memory terms = fundAddress(factory, order);
        bytes memory signature = offerAt(factory, terms, order);
        factory.sweep(terms, order, signature);
        record("sweep a new deposit address, token");
        token.mint(factory.addressOf(terms), 1);
        factory.release(terms, order, address(token));
        record("release the rest of a deposit address, token");
        order.nonce = 2;
        terms = fundAddress(factory, order);
        factory.deploy(terms);
        signature = offerAt(factory, terms, order);
        factory.sweep(terms, order, signature);
        record("sweep a deployed deposit address, token");
        order = nativeOrder();
        terms = fundAddress(factory, order);
        signature = offerAt(factory, terms, order);
        factory.sweep(terms, order, signature);
        record("sweep a new deposit address, native");
    }

    /// The most that an order can take: bytes of other families at their longest, as strings of 64 and 128 bytes.
    function test_gas_sweep_longest() public {
        ForwarderFactory factory = new ForwarderFactory();
        Order memory order = tokenOrder();
        order.recipient = filled(64);
        order.outputToken = filled(128);
        order.memoHash = keccak256("memo");
        order.channel = type(uint256).max;
        order.channelFee = order.inputAmount - 1;
        order.destinationGas = type(uint256).max;
        order.nonce = type(uint256).max;
        ForwarderTerms memory terms = fundAddress(factory, order);
        bytes memory signature = offerAt(factory, terms, order);
        factory.sweep(terms, order, signature);
        record("sweep a new deposit address, longest order");
    }

    function filled(uint256 length) private pure returns (bytes memory data) {
        data = new bytes(length);
        for (uint256 i = 0; i < length; ++i) {
            data[i] = 0xff;
        }
    }

    /// @dev Leaves the depositor empty, as the address commits to the order, and pays the address.
    function fundAddress(ForwarderFactory factory, Order memory order) private returns (ForwarderTerms memory terms) {
        order.depositor = "";
        terms = ForwarderTerms(address(escrow), depositor, escrow.orderId(order));
        if (addressIn(order.inputToken) == NATIVE) vm.deal(factory.addressOf(terms), order.inputAmount);
        else token.mint(factory.addressOf(terms), order.inputAmount);
    }

    function offerAt(ForwarderFactory factory, ForwarderTerms memory terms, Order memory order)
        private
        view
        returns (bytes memory)
    {
        Order memory signed = abi.decode(abi.encode(order), (Order));
        signed.depositor = abi.encodePacked(factory.addressOf(terms));
        return offer(signed);
    }

    function test_gas_owed() public {
        Order memory order = nativeOrder();
        order.depositor = abi.encodePacked(new Rejecting());
        vm.deal(addressIn(order.depositor), 1 ether);
        openOrder(order);
        vm.prank(maker);
        escrow.cancel(order);
        record("cancel, native, payee refuses");
    }

    function test_gas_claim() public {
        Order memory order = tokenOrder();
        order.channel = 7;
        order.channelFee = 1;
        openOrder(order);
        claimOne(order);
        record("claim one, token with channel fee, 2 signatures");
        openOrder(nativeOrder());
        claimOne(nativeOrder());
        record("claim one, native, 2 signatures");
    }

    function test_gas_claimTen() public {
        Order[] memory orders = new Order[](10);
        bytes32[] memory proofs = new bytes32[](10);
        bytes[][] memory signatures = new bytes[][](10);
        for (uint256 i = 0; i < 10; ++i) {
            orders[i] = tokenOrder();
            orders[i].nonce = i;
            signatures[i] = quorum(openOrder(orders[i]), 0);
        }
        escrow.claim(orders, proofs, signatures);
        record("claim ten, token, 2 signatures each");
    }

    function test_gas_cancel() public {
        openOrder(tokenOrder());
        vm.prank(maker);
        escrow.cancel(tokenOrder());
        record("cancel, token");
    }

    function test_gas_refund() public {
        Order memory order = tokenOrder();
        openOrder(order);
        openOrder(nativeOrder());
        vm.warp(uint256(order.refundAfter) + 1);
        escrow.refund(order);
        record("refund, token");
        escrow.refund(nativeOrder());
        record("refund, native");
    }

    function test_gas_fill() public {
        vm.chainId(DST);
        vm.prank(maker);
        filler.fill(tokenOrder());
        record("fill, token");
        vm.prank(maker);
        filler.fill{value: 0.99 ether}(nativeOrder());
        record("fill, native");
        Order memory order = tokenOrder();
        order.destinationGas = 1;
        vm.prank(maker);
        filler.fill{value: 1}(order);
        record("fill, token with destination gas");
    }

    function open(Order memory order, uint256 value) private {
        bytes memory signature = offer(order);
        vm.prank(depositor);
        escrow.open{value: value}(order, signature);
    }

    function record(string memory operation) private {
        vm.snapshotGasLastCall("gas", operation);
    }
}
