// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Order} from "src/OrderLib.sol";
import {BridgeTest} from "./support/BridgeTest.sol";

/// What each operation costs as a whole transaction: calldata and base cost included, refunds deducted.
/// The figures are committed; a test run compares them.
/// forge-config: default.isolate = true
contract GasTest is BridgeTest {
    function setUp() public override {
        super.setUp();
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
